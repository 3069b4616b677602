import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { benchSite } from './bench-portal.ts'

/** What a page shows of its course, in the words of the page that stands as the model. */
export interface ModelPage {
  html: string
  id: number
  name: string
  summary: string
  chapters: readonly string[]
  description: string
}

/** Our own page as a template of hugo: whatever is the course's own comes from the content file. */
function templateOf({ html, id, name, summary, chapters, description }: ModelPage): string {
  const replacements: [string, string][] = [
    [description, '{{ .Content }}'],
    [name, '{{ .Params.name }}'],
    [summary, '{{ .Params.summary }}'],
    [`/${benchSite}/course/detail/${id}`, '/{{ .Params.path }}'],
    ...chapters.map((chapter, index): [string, string] => [chapter, `{{ index .Params.chapters ${index} }}`]),
  ]
  return replacements.reduce((text, [from, to]) => text.replaceAll(from, to), html)
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

/** A site of hugo with as many pages after a model, half of them the mobile twins. */
export function writeHugoSite(folder: string, page: ModelPage, pages: number): void {
  mkdirSync(join(folder, 'layouts/_default'), { recursive: true })
  writeFileSync(join(folder, 'layouts/_default/course.html'), templateOf(page))
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
