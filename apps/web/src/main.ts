import './styles/fonts.css';
import './styles/theme.css';
import './styles/patterns.css';
import './styles/base.css';
import './games/themes.ts';
import { mount } from 'svelte';
import App from './App.svelte';
import { workOffline } from './offline.ts';

mount(App, { target: document.getElementById('app')! });

// After the page: what is fetched ahead must not hold up what is wanted now.
if (import.meta.env.PROD) addEventListener('load', () => void workOffline().catch(() => {}));
