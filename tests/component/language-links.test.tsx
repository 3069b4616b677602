import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

/** Each test begins with a page that has the bar that offers another language, and the links to its languages. */
beforeEach(async () => {
  document.body.innerHTML = `
    <section id="language-hint" aria-label="Another language"><button type="button">Stay here</button></section>
    <nav><a href="#de" data-language="4">Deutsch</a></nav>
    <main id="main" tabindex="-1"></main>`
  await import('#src/islands/lazy-scripts.ts')
})

test('a closed bar disappears immediately, and is remembered in this tab before the scripts are loaded', () => {
  screen.getByRole('button', { name: 'Stay here' }).click()
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
  expect(sessionStorage.showCountryLanguageTips).toBe('1')
})

test('a click outside of the button closes nothing', () => {
  screen.getByRole('region', { name: 'Another language' }).click()
  expect(screen.getByRole('region')).toBeDefined()
})

test('a chosen language is stored', () => {
  screen.getByRole('link', { name: 'Deutsch' }).click()
  expect(document.cookie).toContain('languageCheckedId=4')
})
