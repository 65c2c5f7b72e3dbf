import { playsInTheBrowser } from './suite.ts';

playsInTheBrowser('osadnicy');
