import { playsInTheBrowser } from './suite.ts';

playsInTheBrowser('imperium');
