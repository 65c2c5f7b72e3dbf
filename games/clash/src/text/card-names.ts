import type { Lang } from '@imperia/kit';
import { WONDERS } from '../wonder-data.ts';

export function wonderNamed(id: string, lang: Lang): string {
  return WONDERS.find((one) => one.id === id)?.name[lang] ?? id;
}
