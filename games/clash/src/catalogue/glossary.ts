import type { Term } from '@imperia/kit';
import glossary from '../../rules/glossary.json' with { type: 'json' };

export const GLOSSARY: readonly Term[] = glossary.terms;
