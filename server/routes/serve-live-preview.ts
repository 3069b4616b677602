import type { Context } from 'hono'
import type { ContentFinding } from '#src/domain/content-item/content-finding.ts'
import type { EditorLanguage } from '#src/domain/content-item/editor-language.ts'
import { formatFindingSentence } from '#src/domain/content-item/finding-sentences/format-finding-sentence.ts'
import { escapeMarkup } from '#src/i18n/escape-markup.ts'
import type { AppEnv, Dependencies } from '../http/app-env.ts'
import { createPlainPageCsp } from '../http/plain-style.ts'
import { renderPlainPage } from '../http/render-plain-page.ts'
import { readPreviewToken } from '../services/publishing/preview/preview-token.ts'
import {
  type ContentPreviewRow,
  claimPreview,
  deletePreview,
} from '../services/publishing/preview/stored-preview.ts'
import { previewTexts } from './preview-texts.ts'

type Parts = Pick<Dependencies, 'db' | 'secrets' | 'clock' | 'config' | 'ports' | 'log'>

/**
 * Shows an unsaved document to the holder of a signed URL, once; returns undefined for any other token. Only the
 * desk may show the page in a frame.
 */
export async function serveLivePreview(
  c: Context<AppEnv>,
  dependencies: Parts,
  path: string,
  token: string,
): Promise<Response | undefined> {
  const { db, secrets, clock } = dependencies
  const read = readPreviewToken(secrets.keys, token, clock())
  if (!read || c.req.method !== 'GET') return undefined
  const key = { id: read.id, tenant: c.get('tenant'), path }
  const preview = read.isExpired ? undefined : await claimPreview(db, key, clock())
  if (!preview) return sendReasons(c, dependencies, read.language, 'expired')
  try {
    const page = await renderPreview(dependencies, preview, token)
    return page === undefined
      ? sendReasons(c, dependencies, read.language, 'notShown', preview.findings)
      : sendPage(c, dependencies, page)
  } finally {
    await deletePreview(db, read.id)
  }
}

/** Renders the page of a preview; undefined if no page can show its document. */
async function renderPreview(
  { ports, log }: Parts,
  { tenant, path, family, document }: ContentPreviewRow,
  token: string,
): Promise<string | undefined> {
  if (!document) return undefined
  try {
    // The cast is safe: the column is a text, but each row was written with the tenant of a site.
    return await ports.publisher.renderDocumentPreview(tenant as never, path, token, family)
  } catch (error) {
    log.info({ err: error, family }, 'A document that is not saved could not be previewed')
    return undefined
  }
}

const frameAncestors = ({ config }: Parts): string => `frame-ancestors ${config.origins.main}`

function setHeaders(c: Context<AppEnv>): void {
  c.header('cache-control', 'no-store')
  c.header('x-robots-tag', 'noindex')
  c.header('referrer-policy', 'no-referrer')
}

/**
 * The scripts of a page. They are removed, because the sandbox would report each refused script in the editor's
 * console.
 */
const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g

function sendPage(c: Context<AppEnv>, dependencies: Parts, page: string): Response {
  setHeaders(c)
  c.header('content-security-policy', `${frameAncestors(dependencies)}; sandbox allow-same-origin`)
  return c.html(page.replace(scripts, ''))
}

/** Sends a small page with the reason why there is no preview. */
function sendReasons(
  c: Context<AppEnv>,
  dependencies: Parts,
  language: EditorLanguage,
  title: 'expired' | 'notShown',
  findings: readonly ContentFinding[] = [],
): Response {
  setHeaders(c)
  c.header(
    'content-security-policy',
    createPlainPageCsp().replace(/frame-ancestors .*$/, frameAncestors(dependencies)),
  )
  const words = previewTexts[language]
  const fields = findings
    .map(
      (each) =>
        `<li><code>${escapeMarkup(each.path)}</code> ${escapeMarkup(formatFindingSentence(each, language))}</li>`,
    )
    .join('')
  const content = fields ? `<p>${escapeMarkup(words.fields)}</p><ul>${fields}</ul>` : ''
  return c.html(renderPlainPage({ language, title: words[title], content }), title === 'expired' ? 410 : 200)
}
