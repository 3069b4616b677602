import { readFileSync } from 'node:fs'
import { type ConfigData, HtmlValidate } from 'html-validate'
import type { Portal } from './portal.ts'
import { releasedPages } from './released-page.ts'
import { type Counts, failed, passed, type Step } from './step.ts'

/** The same mistake of one template stands on every page: shown a few times, counted always. */
const shownOfEach = 3

async function validate(folder: string): Promise<Counts> {
  const config = JSON.parse(readFileSync('.htmlvalidate.json', 'utf8')) as ConfigData
  const validator = new HtmlValidate(config)
  const faults = new Map<string, string[]>()
  let pages = 0
  for (const { site, path, html } of releasedPages(folder)) {
    pages += 1
    const report = await validator.validateString(html, `${site}${path}`)
    for (const { ruleId, message, line, column } of report.results.flatMap((result) => result.messages)) {
      const key = `${ruleId}: ${message}`
      faults.set(key, [...(faults.get(key) ?? []), `${site} ${path}:${line}:${column}`])
    }
    if (pages % 100 === 0) console.log(`${pages} pages`)
  }
  for (const [fault, places] of faults)
    console.log(`✗ ${fault}\n  ${places.length} times: ${places.slice(0, shownOfEach).join(', ')}`)
  console.log(`${pages} pages, ${faults.size} kinds of errors`)
  return pages > 0 && faults.size === 0 ? passed : failed
}

/** The HTML standard's rules over every published page. */
export const html = (portal: Portal): Step => ({
  name: 'html',
  title: 'HTML of all published pages',
  needs: ['portal'],
  run: () => validate(portal.folder),
})
