import { existsSync } from 'node:fs'
import { type ElementHandle, launch, type Page } from 'puppeteer-core'
import { type BrowserEngine, elementTimeout } from './engine.ts'

const program = '/usr/bin/firefox-esr'

/** Starts Firefox from its Debian package, controlled by WebDriver BiDi. Throws if the package is missing. */
export async function startFirefox(): Promise<BrowserEngine> {
  if (!existsSync(program)) throw new Error(`${program} is missing: apt-get install firefox-esr`)
  const browser = await launch({ browser: 'firefox', executablePath: program, headless: true })
  const page = await browser.newPage()
  const errors = collectErrors(page)
  const findElement = async (xpath: string) => {
    const element = await page.waitForSelector(`::-p-xpath(${xpath})`, {
      visible: true,
      timeout: elementTimeout,
    })
    if (!element) throw new Error(`No element matches ${xpath}`)
    return element
  }
  return {
    name: await browser.version(),
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    evaluate: (expression) => page.evaluate(`(async () => (${expression}))()`) as Promise<never>,
    click: (xpath) => clickElement(() => findElement(xpath)),
    type: async (xpath, text) => (await findElement(xpath)).type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    errors: () => errors.splice(0),
    close: () => browser.close(),
  }
}

/** Clicks an element. If an island replaces the element at that moment, finds the new element and clicks it. */
async function clickElement(findElement: () => Promise<ElementHandle>): Promise<void> {
  const end = performance.now() + elementTimeout
  for (;;)
    try {
      return await (await findElement()).click()
    } catch (error) {
      if (performance.now() > end || !/detached/.test(String(error))) throw error
    }
}

/** The error message of Firefox for a module that was still loading when the visitor left the page. */
const abandonedModule = /loading dynamically imported module/

/** Collects errors of scripts and of the console. */
function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => {
    if (!abandonedModule.test(String(error))) errors.push(String(error))
  })
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}
