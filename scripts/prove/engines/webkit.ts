import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../../test/free-port.ts'
import { type BrowserEngine, elementTimeout } from './engine.ts'

const driver = '/usr/bin/WebKitWebDriver'
const browser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`

/** The property whose value is the id of an element in WebDriver responses (W3C WebDriver, section 11). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

type Send = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>

/** Starts WebKitGTK's MiniBrowser under Xvfb, controlled by WebDriver. Throws if one of its packages is missing. */
export async function startWebKit(): Promise<BrowserEngine> {
  for (const file of [driver, browser, '/usr/bin/Xvfb'])
    if (!existsSync(file))
      throw new Error(`${file} is missing: apt-get install webkit2gtk-driver xvfb gstreamer1.0-libav`)
  const port = await findFreePort()
  const display = `:${port}`
  const screen = spawn('Xvfb', [display, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' })
  const environment = { ...process.env, DISPLAY: display, LANG: 'C.UTF-8' }
  const program = spawn(driver, [`--port=${port}`], { env: environment, stdio: 'ignore' })
  const send = createSender(`http://127.0.0.1:${port}`)
  await untilAnswering(send, program)
  const options = { binary: browser, args: ['--automation'] }
  const { sessionId, capabilities } = await send<Session>('POST', 'session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const engine = sessionCommands(
    (method, path, body) => send(method, `session/${sessionId}/${path}`, body),
    `${capabilities.browserName} ${capabilities.browserVersion}`,
  )
  return {
    ...engine,
    async close() {
      await engine.close()
      for (const each of [program, screen]) await stopProcess(each)
    },
  }
}

interface Session {
  sessionId: string
  capabilities: { browserName: string; browserVersion: string }
}

/** Returns the WebDriver commands for a browser session. */
function sessionCommands(send: Send, name: string): BrowserEngine {
  const findElement = async (xpath: string): Promise<string> => {
    const until = performance.now() + elementTimeout
    while (performance.now() < until) {
      const element = await send<Record<string, string>>('POST', 'element', { using: 'xpath', value: xpath })
        .then((response) => response[elementKey])
        .catch(() => undefined)
      if (element && (await send<boolean>('GET', `element/${element}/displayed`).catch(() => false)))
        return element
      await wait(100)
    }
    throw new Error(`No element matches ${xpath}`)
  }
  return {
    name,
    open: (url) => send('POST', 'url', { url }),
    evaluate: (expression) =>
      send('POST', 'execute/async', {
        script: `const done = arguments[arguments.length - 1]; (async () => (${expression}))().then(done, (error) => done(String(error)))`,
        args: [],
      }),
    click: async (xpath) => send('POST', `element/${await findElement(xpath)}/click`, {}),
    type: async (xpath, text) => send('POST', `element/${await findElement(xpath)}/value`, { text }),
    resize: (width, height) => send('POST', 'window/rect', { width, height }),
    errors: () => [],
    close: () => send('DELETE', 'window'),
  }
}

const createSender =
  (origin: string): Send =>
  async (method, path, body) => {
    const response = await fetch(`${origin}/${path}`, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await response.json()) as { value: never }
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }

async function untilAnswering(send: Send, program: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (program.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${program.exitCode}`)
    if (await send('GET', 'status').catch(() => undefined)) return
    await wait(100)
  }
  throw new Error('WebKitWebDriver does not answer')
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
