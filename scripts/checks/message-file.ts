import { baseOf, serverAreas } from '#src/i18n/message-locale.ts'
import type { ProjectFile } from './project-file.ts'

/** The messages of one language: area to key to text. Nested keys are joined by dots. */
export interface LanguageTexts {
  language: string
  areas: ReadonlyMap<string, ReadonlyMap<string, unknown>>
}

function flatten(value: unknown, key = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[key, value]]
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, key ? `${key}.${name}` : name))
}

/** Reads message files (src/i18n/messages/<language>/<area>.json) by language. */
export function readTexts(files: readonly ProjectFile[]): LanguageTexts[] {
  const languages = new Map<string, Map<string, ReadonlyMap<string, unknown>>>()
  for (const { path, text } of files) {
    const [language, area] = path.split('/').slice(-2) as [string, string]
    const areas = languages.get(language) ?? new Map()
    areas.set(area.replace('.json', ''), new Map(flatten(JSON.parse(text))))
    languages.set(language, areas)
  }
  return [...languages].map(([language, areas]) => ({ language, areas }))
}

export const isServerArea = (area: string): boolean => serverAreas.some((each) => each === area)

/** Whether pages have messages in a language; otherwise only the server uses it, in refusals, papers and mails. */
export const hasPageMessages = ({ areas }: Pick<LanguageTexts, 'areas'>): boolean =>
  [...areas.keys()].some((area) => !isServerArea(area))

/** Whether a language is a regional overlay of its base (en-GB over en), which contains only differences. */
export const isOverlay = (language: string, present: readonly string[]): boolean =>
  language.includes('-') && present.includes(baseOf(language))
