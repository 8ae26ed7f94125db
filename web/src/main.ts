import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepOffline } from "./service/version.svelte";

const kLaterMs = 1500;

mount(App, { target: document.getElementById("app")! });
// What is kept for later must not hold up what is wanted now.
if (import.meta.env.PROD) addEventListener("load", () => setTimeout(() => void keepOffline(), kLaterMs));
