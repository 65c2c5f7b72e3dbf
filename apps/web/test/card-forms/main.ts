import '../../src/styles/fonts.css';
import '../../src/styles/theme.css';
import '../../src/styles/patterns.css';
import '../../src/styles/base.css';
import { mount } from 'svelte';
import CardForms from './CardForms.svelte';

mount(CardForms, { target: document.getElementById('app')! });
