import { settings } from '../store/settings.svelte.ts';
import { RECIPES, type SoundName, sound } from './tones.ts';

/** Even at its loudest it stays in the background. */
const LOUDEST = 0.35;
let context: AudioContext | null = null;
let touched = false;

function touch(): void {
  touched = true;
}
for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, touch, { once: true, capture: true });

/** Nothing sounds before the page is first touched, nor where sound is off or unknown. */
export function play(name: SoundName): void {
  if (!settings.sound || settings.volume === 0 || !touched || typeof AudioContext === 'undefined') return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume();
    const volume = new GainNode(context, { gain: settings.volume * LOUDEST });
    volume.connect(context.destination);
    sound(context, volume, RECIPES[name]);
  } catch {
    /** Where no sound can be made, the game is silent. */
  }
}
