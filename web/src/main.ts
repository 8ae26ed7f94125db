import "./style/base.css";
import "./frame/shape"; // before the first paint
import { mount } from "svelte";
import App from "./App.svelte";
import { keepOffline, seeTakeover } from "./service/version.svelte";

const kLaterMs = 1500;

mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD) seeTakeover();
// What is kept for later must not hold up what is wanted now.
if (import.meta.env.PROD) addEventListener("load", () => setTimeout(() => void keepOffline(), kLaterMs));
