import { js2xliff, xliff2js } from 'xliff'
import * as z from 'zod/mini'
import type { Family } from '../domain/content-item/families.ts'
import { family } from '../domain/content-item/families.ts'
import type { TextUnit } from '../domain/content-item/text-units.ts'

/** The texts of an item for a translation from English into a language. */
export interface TranslationFile {
  family: Family
  id: number
  language: string
  units: readonly TextUnit[]
}

/**
 * Matches the name of an item in a file: family and id joined by a hyphen, because ids of XLIFF can't contain
 * spaces.
 */
const fileName = /^([A-Za-z]+)-(\d+)$/

/** Returns the state of a text's segment, which tells whether the text must still be translated or reviewed. */
const stateOf = ({ target, isOutdated }: TextUnit): string => {
  if (target === '') return 'state="initial"'
  return isOutdated ? 'state="translated" subState="portal:older-than-source"' : 'state="final"'
}

/**
 * Returns the texts of an item as an XLIFF 2.0 file. Translators write the targets; the ids of the units tell to
 * which field each text belongs. Source: XLIFF 2.0 (OASIS), sections 4.2 (elements) and 4.3 (attributes).
 */
export async function writeTranslationFile({
  family: name,
  id,
  language,
  units,
}: TranslationFile): Promise<string> {
  const resources = {
    [`${name}-${id}`]: Object.fromEntries(
      units.map(({ name: unit, source, target }) => [unit, { source, target }]),
    ),
  }
  const xml = await js2xliff({ resources, sourceLanguage: 'en', targetLanguage: language })
  // The package does not write attributes of segments, so they are inserted here; markup within texts is escaped.
  const states = new Map(units.map((unit) => [unit.name, stateOf(unit)]))
  const withStates = xml.replace(
    /(<unit id="([^"]*)">\s*<segment)>/g,
    (_, start: string, name: string) => `${start} ${states.get(name) ?? ''}>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${withStates}\n`
}

const content = z.object({
  targetLanguage: z.string(),
  resources: z.record(
    z.string(),
    z.record(z.string(), z.object({ source: z.string(), target: z.optional(z.string()) })),
  ),
})

/** Matches the end tag, without which a file was cut off. The package also reads the beginning of such a file. */
const endTag = /<\/(\w+:)?xliff>/

/** Reads an XLIFF 2.0 file of one item; returns undefined if the text is not such a file, or is cut off. */
export async function readTranslationFile(xml: string): Promise<TranslationFile | undefined> {
  if (!endTag.test(xml)) return undefined
  const parsed = content.safeParse(await xliff2js(xml).catch(() => undefined))
  const [file, ...others] = Object.entries(parsed.data?.resources ?? {})
  const [, name, id] = fileName.exec(file?.[0] ?? '') ?? []
  const parsedFamily = family.safeParse(name)
  if (!parsed.data || !file || others.length > 0 || !parsedFamily.success) return undefined
  const units = Object.entries(file[1]).map(([unit, { source, target = '' }]) => ({
    name: unit,
    source,
    target,
  }))
  return { family: parsedFamily.data, id: Number(id), language: parsed.data.targetLanguage, units }
}
