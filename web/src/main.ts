import { mount } from 'svelte';
import sprite from 'virtual:art';
import App from './App.svelte';
import { install } from './lib/install.svelte';
import './lib/tokens.css';
import './lib/kit.css';

// every icon is a <use> of this sprite
document.body.append(new DOMParser().parseFromString(sprite, 'image/svg+xml').documentElement);

install.keep();
mount(App, { target: document.getElementById('app')! });
