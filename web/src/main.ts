import "./style/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { keepOffline } from "./service/version.svelte";

mount(App, { target: document.getElementById("app")! });
if (import.meta.env.PROD) void keepOffline();
