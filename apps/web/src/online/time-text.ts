import { said } from '../words/index.ts';
import { MAKING_WORDS } from '../words/making.ts';
import { daysOf, minutesOf, secondsOf, type Time } from './settings.ts';

export function timeText(time: Time): string {
  const words = said(MAKING_WORDS);
  if (time.time === 'none') return words.noTime;
  if (time.time === 'live') return words.live(minutesOf(time.initial), secondsOf(time.increment));
  return words.days(daysOf(time.perMove));
}
