import { readFileSync } from 'node:fs'
import { type ConfigData, HtmlValidate } from 'html-validate'
import { releasedPages } from './released-page.ts'
import { structuredFaults } from './structured-data.ts'

/** Which of all pages: each `parts`th, from the `part`th on. */
export interface Part {
  folder: string
  part: number
  parts: number
}

/** How many pages were read, and where each kind of mistake stands. */
export interface Faults {
  pages: number
  places: Map<string, string[]>
}

/** Validates a part of all published pages. */
export async function validatePart({ folder, part, parts }: Part): Promise<Faults> {
  const config = JSON.parse(readFileSync('.htmlvalidate.json', 'utf8')) as ConfigData
  const validator = new HtmlValidate(config)
  const places = new Map<string, string[]>()
  const own = [...releasedPages(folder)].filter((_, index) => index % parts === part)
  const note = (kind: string, place: string) => places.set(kind, [...(places.get(kind) ?? []), place])
  for (const { site, path, html } of own) {
    for (const fault of structuredFaults(html)) note(`structured data: ${fault}`, `${site} ${path}`)
    const report = await validator.validateString(html, `${site}${path}`)
    for (const { ruleId, message, line, column } of report.results.flatMap((result) => result.messages)) {
      note(`${ruleId}: ${message}`, `${site} ${path}:${line}:${column}`)
    }
  }
  return { pages: own.length, places }
}
