import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { getPictureLink } from '../contract/publishing/picture.ts'
import { picturePath, picturePathPattern } from '../domain/content-item/picture.ts'
import { createContentSource, NoResponseError, unwrapResult } from '../page-data/content-source.ts'
import { limitConcurrency } from '../process/limit-concurrency.ts'
import { baseLanguageOf, type Site } from '../sites/site.ts'
import { messageOfError } from './batch-result.ts'
import type { PublishContext } from './publish-context.ts'

/** The parts of a publish context that rendering pictures needs. */
export type ImageContext = Pick<PublishContext, 'sites' | 'store' | 'access'>

/**
 * The quality of WebP pictures. The files have half the bytes of a JPG that looks the same; AVIF would save another
 * fifth, but take twenty times as long.
 */
const quality = 78

/**
 * Matches the `srcset` of an `<img>`. Texts of a page may contain such a path, too, but their angle brackets are
 * escaped.
 */
const srcsetPattern = /<img(?:\s[^<>]*)?\ssrcset="([^"]*)"/gi

/** The widths in which pages show each picture, by the name of the picture. */
export type PictureWidths = Map<string, Set<number>>

/** Adds the widths in which a page shows its pictures. Returns the names of these pictures. */
export function addPictureWidths(widths: PictureWidths, html: string): string[] {
  const names = new Set<string>()
  for (const [, srcset = ''] of html.matchAll(srcsetPattern))
    for (const [, name = '', width] of srcset.matchAll(picturePathPattern)) {
      widths.set(name, (widths.get(name) ?? new Set()).add(Number(width)))
      names.add(name)
    }
  return [...names]
}

/** At most 8 pictures are processed at a time: while one picture is resized, others are downloaded. */
const limitPictures = limitConcurrency(8)

/**
 * The pictures that are being rendered, by name. Several pages that are rendered in parallel may show the same
 * picture.
 */
const inWork = new Map<string, Promise<void>>()

/**
 * Renders the pictures of pages in these widths, before the pages go live. A picture's name is a digest, so an
 * existing picture is not rendered again. Returns the reason of each failure by the name of the picture.
 */
export async function renderPicturesOrReport(
  pictures: Readonly<PictureWidths>,
  context: ImageContext,
): Promise<ReadonlyMap<string, string>> {
  const failed = new Map<string, string>()
  const work = [...pictures].map(async ([name, widths]) => {
    try {
      await renderAfterOthers(name, widths, context)
    } catch (error) {
      if (error instanceof NoResponseError) throw error
      failed.set(name, messageOfError(error))
    }
  })
  await Promise.all(work)
  return failed
}

/**
 * Renders a picture after earlier calls for the same picture have ended, because those calls may render the same
 * widths.
 */
async function renderAfterOthers(
  name: string,
  widths: ReadonlySet<number>,
  context: ImageContext,
): Promise<void> {
  const earlier = inWork.get(name)
  const make = () => limitPictures(() => makeMissing(name, widths, context))
  const work = earlier ? earlier.then(make) : make()
  inWork.set(name, work)
  try {
    await work
  } finally {
    if (inWork.get(name) === work) inWork.delete(name)
  }
}

/** Renders the pictures of a page. Throws for the first picture that can't be rendered. */
export async function renderPictures(html: string, context: ImageContext): Promise<void> {
  const widths: PictureWidths = new Map()
  addPictureWidths(widths, html)
  const [reason] = (await renderPicturesOrReport(widths, context)).values()
  if (reason !== undefined) throw new Error(reason)
}

async function makeMissing(name: string, widths: ReadonlySet<number>, context: ImageContext): Promise<void> {
  const fileOf = (width: number) => join(context.store.folder, 'assets', picturePath(name, width))
  const missing = [...widths].filter((width) => !existsSync(fileOf(width)))
  if (missing.length === 0) return
  const original = await originalOf(name, context)
  try {
    for (const width of missing) {
      await renderWidth(original, width, fileOf(width))
      await context.store.shareAsset(picturePath(name, width))
    }
  } catch (error) {
    throw new Error(`The picture ${name} could not be made: ${messageOfError(error)}`, { cause: error })
  }
}

/**
 * Returns the original of a picture. The original is the same for every site, so it is requested from the first
 * site.
 */
async function originalOf(name: string, { sites, access }: ImageContext): Promise<Uint8Array> {
  const [site] = sites.sites as [Site]
  const { api } = createContentSource(site, baseLanguageOf(site), sites, access)
  const { link } = await unwrapResult(api.call(getPictureLink, { name }))
  const response = await fetch(new URL(link, access.baseURL), { headers: access.headers })
  if (!response.ok) throw new Error(`The picture ${name} could not be pulled: ${response.status}`)
  return response.bytes()
}

async function renderWidth(original: Uint8Array, width: number, file: string): Promise<void> {
  const made = await sharp(original).resize({ width, withoutEnlargement: true }).webp({ quality }).toBuffer()
  await mkdir(dirname(file), { recursive: true })
  const part = `${file}.${randomUUID()}.part`
  await writeFile(part, made)
  await rename(part, file)
}
