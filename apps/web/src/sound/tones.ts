/** Every sound is made when it is heard: a few tones and a puff of noise. */
export type SoundName = 'card' | 'token' | 'turn' | 'raze' | 'end';

interface Tone {
  readonly hertz: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  readonly shape?: OscillatorType;
  /** Where the tone glides to. */
  readonly to?: number;
}

interface Puff {
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
  /** The middle of what is heard of the noise. */
  readonly hertz: number;
}

interface Recipe {
  readonly tones: readonly Tone[];
  readonly puffs: readonly Puff[];
}

const chord = (hertz: readonly number[], step: number, lasts: number, loud: number): Tone[] =>
  hertz.map((one, i) => ({ hertz: one, at: i * step, lasts, loud }));

export const RECIPES: Readonly<Record<SoundName, Recipe>> = {
  card: { tones: [], puffs: [{ at: 0, lasts: 0.09, loud: 0.5, hertz: 2400 }] },
  token: { tones: chord([1180, 1760], 0.03, 0.12, 0.12), puffs: [] },
  turn: { tones: chord([523, 784], 0.13, 0.5, 0.2), puffs: [] },
  raze: {
    tones: [{ hertz: 150, to: 48, at: 0, lasts: 0.35, loud: 0.5, shape: 'triangle' }],
    puffs: [{ at: 0, lasts: 0.3, loud: 0.5, hertz: 420 }],
  },
  end: { tones: chord([392, 523, 659, 784, 1047], 0.14, 0.8, 0.18), puffs: [] },
};

export function sound(context: AudioContext, into: AudioNode, { tones, puffs }: Recipe): void {
  const start = context.currentTime;
  for (const tone of tones) {
    const source = new OscillatorNode(context, { type: tone.shape ?? 'sine', frequency: tone.hertz });
    if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, start + tone.at + tone.lasts);
    source.connect(fading(context, into, start + tone.at, tone));
    source.start(start + tone.at);
    source.stop(start + tone.at + tone.lasts);
  }
  for (const puff of puffs) {
    const source = new AudioBufferSourceNode(context, { buffer: noise(context, puff.lasts) });
    const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: puff.hertz, Q: 0.8 });
    source.connect(band).connect(fading(context, into, start + puff.at, puff));
    source.start(start + puff.at);
  }
}

function fading(context: AudioContext, into: AudioNode, from: number, { loud, lasts }: Tone | Puff): AudioNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, from);
  gain.gain.linearRampToValueAtTime(loud, from + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0005, from + lasts);
  gain.connect(into);
  return gain;
}

function noise(context: AudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
