import { parentPort, workerData } from 'node:worker_threads'
import { type Brands, createDocumentContent } from './sheet.ts'
import type { RenderRequest, RenderResult } from './threaded-renderer.ts'
import { openTypstCompiler } from './typst-compiler.ts'

/**
 * Worker thread that renders documents one after the other. It sends one result per request, in the order of the
 * requests.
 */
const compiler = openTypstCompiler()
const brands = workerData as Brands

async function render({ name, language, data, form }: RenderRequest): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = await createDocumentContent(name, language, data, brands)
  return form === 'pdf'
    ? new Uint8Array(compiler.renderPdf(name, sheet))
    : new TextEncoder().encode(compiler.renderSvg(name, sheet))
}

/** Returns an error with a message. Errors of Typst have an empty message, and their code contains the cause. */
const toError = (error: NodeJS.ErrnoException): Error =>
  error.message ? error : new Error(`Typst: ${error.code}`)

async function respond(request: RenderRequest): Promise<void> {
  try {
    const bytes = await render(request)
    parentPort?.postMessage({ bytes } satisfies RenderResult, [bytes.buffer])
  } catch (error) {
    parentPort?.postMessage({ error: toError(error as Error) } satisfies RenderResult)
  }
}

let last = Promise.resolve()
parentPort?.on('message', (request: RenderRequest) => {
  last = last.then(() => respond(request))
})
