export { vocabulary } from './vocabulary.ts';
