import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { hintScript } from '#src/components/shell/hint-script.ts'
import { replaceUntilEnd } from './browser-part.ts'

/** The page is in English, and its site also has German and Brazilian Portuguese. */
beforeEach(() => {
  document.documentElement.lang = 'en'
  document.body.innerHTML = `
    <section id="language-hint" aria-label="Another language" hidden>
      <p lang="de" hidden>Diese Seite gibt es in Ihrer Sprache: <a href="/eu/de/faq">Deutsch</a></p>
      <p lang="pt-BR" hidden>Há uma página no seu idioma: <a href="/eu/pt-BR/faq">Português</a></p>
      <p lang="es" data-tags="es-ES" data-stay="Quedarme aquí" hidden>Hay una página en su idioma: <a href="/es/faq">España, español</a></p>
      <p lang="es" data-tags="es" data-stay="Quedarme aquí" hidden>Hay una página en su idioma: <a href="/americas/es/faq">América, español</a></p>
      <button>Stay here</button>
    </section>`
})

/** Runs the script as the page does before it is painted; returns the languages offered. */
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

test('a visitor who prefers the page’s language is offered nothing', () => {
  expect(offered(['en-GB', 'de'])).toEqual([])
})

test('a visitor who prefers another language, and also understands the page, is offered it', () => {
  expect(offered(['de-DE', 'de', 'en-US', 'en'])).toEqual(['Deutsch'])
})

test('another site of the brand is offered in its language, that of the visitor’s country first', () => {
  expect(offered(['es-ES'])).toEqual(['España, español'])
  expect(screen.getByRole('button').textContent).toBe('Quedarme aquí')
  expect(screen.getByRole('button').lang).toBe('es')
})

test.each(['es-MX', 'es'])('for %s the site for all countries of the language is offered', (tag) => {
  expect(offered([tag])).toEqual(['América, español'])
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
