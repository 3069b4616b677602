import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { hintScript } from '#src/components/shell/hint-script.ts'
import { replaceUntilEnd } from './browser-part.ts'

/** The page is in English; its site has German and Brazilian Portuguese too. */
beforeEach(() => {
  document.documentElement.lang = 'en'
  document.body.innerHTML = `
    <section id="language-hint" aria-label="Another language" hidden>
      <p lang="de" hidden>Es gibt eine Seite in Ihrer Sprache: <a href="/eu/de/faq">Deutsch</a></p>
      <p lang="pt-BR" hidden>Há uma página no seu idioma: <a href="/eu/pt-BR/faq">Português</a></p>
    </section>`
})

/** Runs the script as the page does, before it is painted. */
function offered(languages: readonly string[], cookie = ''): (string | null)[] {
  replaceUntilEnd(navigator, { languages })
  replaceUntilEnd(document, { cookie })
  // biome-ignore lint/security/noGlobalEval: the page runs this very text
  globalThis.eval(hintScript)
  return screen.queryAllByRole('link').map(({ textContent }) => textContent)
}

test('the page is offered in the browser’s language, by a text in that language', () => {
  expect(offered(['de-AT'])).toEqual(['Deutsch'])
})

test('the first browser language of the site is offered, whatever its country', () => {
  expect(offered(['fr', 'pt-PT', 'de'])).toEqual(['Português'])
})

test('a visitor who understands the page is offered nothing', () => {
  expect(offered(['de', 'en-GB'])).toEqual([])
})

test('a language that the site does not have is not offered', () => {
  expect(offered(['fr'])).toEqual([])
  expect(document.querySelector<HTMLElement>('#language-hint')?.hidden).toBe(true)
})

test.each([
  ['chose a language', 'languageCheckedId=1'],
  ['closed the bar', 'a=b; showCountryLanguageTips=1'],
  ['is signed in', 'signed_in=1'],
])('a visitor who %s is offered nothing', (_, cookie) => {
  expect(offered(['de'], cookie)).toEqual([])
})

test('a bar that was closed in this tab stays closed', () => {
  sessionStorage.showCountryLanguageTips = 1
  expect(offered(['de'])).toEqual([])
})
