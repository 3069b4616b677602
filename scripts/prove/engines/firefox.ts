import { existsSync } from 'node:fs'
import { type ElementHandle, launch, type Page } from 'puppeteer-core'
import { type Engine, patience } from './engine.ts'

const program = '/usr/bin/firefox-esr'

/** Firefox as Debian packages it, driven by WebDriver BiDi. Throws where the package is missing. */
export async function startFirefox(): Promise<Engine> {
  if (!existsSync(program)) throw new Error(`${program} is missing: apt-get install firefox-esr`)
  const browser = await launch({ browser: 'firefox', executablePath: program, headless: true })
  const page = await browser.newPage()
  const said = hear(page)
  const found = async (xpath: string) => {
    const element = await page.waitForSelector(`::-p-xpath(${xpath})`, { visible: true, timeout: patience })
    if (!element) throw new Error(`Nothing is ${xpath}`)
    return element
  }
  return {
    name: await browser.version(),
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    told: (expression) => page.evaluate(`(async () => (${expression}))()`) as Promise<never>,
    press: (xpath) => pressed(() => found(xpath)),
    write: async (xpath, text) => (await found(xpath)).type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    complaints: () => said.splice(0),
    close: () => browser.close(),
  }
}

/** Presses an element; one that an island replaces at that moment is looked for again. */
async function pressed(found: () => Promise<ElementHandle>): Promise<void> {
  const end = performance.now() + patience
  for (;;)
    try {
      return await (await found()).click()
    } catch (error) {
      if (performance.now() > end || !/detached/.test(String(error))) throw error
    }
}

/** What Firefox says of a module that was still being loaded when the reader left for another page. */
const givenUp = /loading dynamically imported module/

/** Errors of scripts, and what the console calls one. */
function hear(page: Page): string[] {
  const said: string[] = []
  page.on('pageerror', (error) => {
    if (!givenUp.test(String(error))) said.push(String(error))
  })
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text())
  })
  return said
}
