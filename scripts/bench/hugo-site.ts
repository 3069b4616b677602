import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { benchSite } from './bench-portal.ts'

/** A page that is converted to a hugo template: its HTML, and the texts of its course as they appear in the HTML. */
export interface ModelPage {
  html: string
  id: number
  name: string
  summary: string
  chapters: readonly string[]
  description: string
}

/** A template and the data that it looks up: drawings as partials, and interface messages by key. */
interface Template {
  layout: string
  partials: Map<string, string>
  words: Map<string, string>
}

/** Returns the name for a value. The same value always gets the same name. */
const nameIn = (known: Map<string, string>, start: string, value: string): string => {
  const found = [...known].find(([, each]) => each === value)?.[0] ?? `${start}${known.size}`
  known.set(found, value)
  return found
}

/**
 * Converts a page of the portal to a hugo template that does the same work: course data come from the content file,
 * drawings are partials, and messages are looked up by language.
 */
function templateOf({ html, id, name, summary, chapters, description }: ModelPage): Template {
  const own: [string, string][] = [
    [description, '{{ .Content }}'],
    [name, '{{ .Params.name }}'],
    [summary, '{{ .Params.summary }}'],
    [`/${benchSite}/course/detail/${id}`, '/{{ .Params.path }}'],
    ...chapters.map((chapter, index): [string, string] => [chapter, `{{ index .Params.chapters ${index} }}`]),
  ]
  const partials = new Map<string, string>()
  const words = new Map<string, string>()
  const [head = '', body = ''] = own
    .reduce((text, [from, to]) => text.replaceAll(from, to), html)
    .split(/(?=<body)/)
  const layout = body
    .replace(/<svg[\s\S]*?<\/svg>/g, (svg) => `{{ partial "${nameIn(partials, 'drawing', svg)}.html" . }}`)
    .replace(
      />([^<>{}]*[a-zA-Z][^<>{}]*)</g,
      (_, text: string) => `>{{ i18n "${nameIn(words, 'word', text)}" }}<`,
    )
  return { layout: head + layout, partials, words }
}

const frontMatter = (page: ModelPage, number: number, path: string): string =>
  [
    '---',
    `name: ${JSON.stringify(`${page.name} ${number}`)}`,
    `summary: ${JSON.stringify(page.summary)}`,
    `chapters: ${JSON.stringify(page.chapters)}`,
    `path: ${JSON.stringify(path)}`,
    'layout: course',
    '---',
    page.description,
    '',
  ].join('\n')

/**
 * Writes a hugo site with the given number of pages, all made from a model page; half of the pages are mobile
 * variants.
 */
export function writeHugoSite(folder: string, page: ModelPage, pages: number): void {
  const { layout, partials, words } = templateOf(page)
  for (const part of ['layouts/_default', 'layouts/partials', 'i18n'])
    mkdirSync(join(folder, part), { recursive: true })
  writeFileSync(join(folder, 'layouts/_default/course.html'), layout)
  for (const [name, svg] of partials) writeFileSync(join(folder, 'layouts/partials', `${name}.html`), svg)
  const table = Object.fromEntries([...words].map(([key, text]) => [key, { other: text }]))
  writeFileSync(join(folder, 'i18n/en.json'), JSON.stringify(table))
  const settings = {
    baseURL: 'https://learning.example/',
    disableKinds: ['taxonomy', 'term', 'home', 'section', 'RSS', 'sitemap', 'robotsTXT', '404'],
    markup: { goldmark: { renderer: { unsafe: true } } },
    uglyURLs: true,
  }
  writeFileSync(join(folder, 'config.json'), JSON.stringify(settings))
  for (const start of [`${benchSite}/course/detail`, `mobile/${benchSite}/course/detail`]) {
    mkdirSync(join(folder, 'content', start), { recursive: true })
    for (let number = 1; number <= pages / 2; number += 1)
      writeFileSync(
        join(folder, 'content', start, `${number}.md`),
        frontMatter(page, number, `${start}/${number}`),
      )
  }
}
