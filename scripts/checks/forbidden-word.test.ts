import { expect, test } from 'vitest'
import { findForbiddenWords } from './forbidden-word.ts'
import { patternOf, readTermbase } from './termbase.ts'
import { listVisibleTexts } from './visible-text.ts'

const termbase = (language: string, rows: string) =>
  readTermbase({
    path: `docs/terms/${language}.md`,
    text: `# Terms\n\n| English | Own |\n| --- | --- |\n| seat | Platz |\n\n## Never\n\n| Never | Instead |\n| --- | --- |\n${rows}\n`,
  })

const said = (path: string, value: unknown) =>
  listVisibleTexts([{ path, text: JSON.stringify(value) }], ['de', 'en', 'es', 'ko'])

test.each([
  ['tu', 'Es tu plaza', true],
  ['tu', 'Situación', false],
  ['tu', 'Tu plaza', true],
  ['enrol*', 'Enrolment', true],
  ['*강의실*', '온라인강의실에서', true],
  ['Du', 'du', false],
  ['mock exam', 'a mock\nexam', true],
  ['e.mail', 'e-mail', false],
  ['takes # A', 'A lock takes 0.5 A', true],
  ['takes # A', 'It takes an hour', false],
])('%s in "%s": %s', (words, text, found) => expect(patternOf(words).test(text)).toBe(found))

test('a word that the termbase forbids is reported with its place and its replacement', () => {
  const texts = [
    ...said('src/i18n/messages/de/payment.json', { form: { vat: 'Ihre Umsatzsteuernummer' } }),
    ...said('content/news/1-x/de.json', { title: 'Eine Steuernummer' }),
    ...said('sites/eu/seo.json', { '/': { en: { title: 'Steuernummer' }, de: { title: 'Nummer' } } }),
  ]
  const german = termbase('de', '| Umsatzsteuernummer, Steuernummer | USt-IdNr. |')
  expect(findForbiddenWords(texts, [german, termbase('en', '')])).toEqual([
    {
      level: 'error',
      where: 'src/i18n/messages/de/payment.json, "form.vat"',
      message: '"Umsatzsteuernummer" is forbidden by the termbase: USt-IdNr.',
    },
    {
      level: 'error',
      where: 'content/news/1-x/de.json, "title"',
      message: '"Steuernummer" is forbidden by the termbase: USt-IdNr.',
    },
  ])
})

test('a language without a termbase is reported', () => {
  const [finding] = findForbiddenWords(said('src/i18n/messages/ko/shell.json', { home: '홈' }), [])
  expect(finding?.where).toBe('docs/terms/ko.md')
})
