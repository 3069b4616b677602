import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { getVisitorCountry } from '#src/contract/catalogue/visitor-country.ts'
import { openPage, type Page } from '../fixtures/page.ts'

let page: Page

beforeEach(async () => {
  page = await openPage()
  // The test has already prepared the environment.
  vi.doMock('#src/islands/set-store-environment.ts', () => ({ setStoreEnvironment: () => undefined }))
  page.headers['x-country'] = 'DE'
})

async function headerFor(countries: string | undefined): Promise<string[]> {
  document.body.innerHTML = `
    <header><div data-kind="gsc"><h2>General</h2></div><div data-kind="hsc"><h2>Security</h2></div></header>
    <footer><div data-kind="gsc"><h2>General</h2></div></footer>`
  const header = document.querySelector('header')
  if (header && countries) header.dataset.hideGeneralIn = countries
  const { hideGeneralCertification } = await import(
    '#src/islands/after-interaction/hide-general-certification.ts'
  )
  await hideGeneralCertification()
  return screen.getAllByRole('heading').map(({ textContent }) => textContent ?? '')
}

test('in a country where the site hides it, the general certification is removed from menu and footer', async () => {
  expect(await headerFor('AT DE')).toEqual(['Security'])
})

test('elsewhere, and in an unknown country, it stays', async () => {
  expect(await headerFor('AT CH')).toEqual(['General', 'Security', 'General'])
  page = await openPage()
  expect(await headerFor('AT DE')).toEqual(['General', 'Security', 'General'])
})

test('a site that hides nothing does not request the country', async () => {
  expect(await headerFor(undefined)).toEqual(['General', 'Security', 'General'])
  expect(page.line.times(getVisitorCountry)).toBe(0)
})

test('on the next page of the visit the country is read from the tab', async () => {
  await headerFor('DE')
  const { visit } = page
  page = await openPage()
  page.visit.set('visitor-country', visit.get('visitor-country') ?? '')
  expect(await headerFor('DE')).toEqual(['Security'])
  expect(page.line.times(getVisitorCountry)).toBe(0)
})
