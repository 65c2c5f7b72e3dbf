import { playsInTheBrowser } from './suite.ts';

playsInTheBrowser('clash');
