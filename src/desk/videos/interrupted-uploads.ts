import { defaultOptions, type PreviousUpload } from 'tus-js-client'

/**
 * The age in milliseconds at which the server discards an interrupted upload. Older uploads are not offered any
 * more.
 */
const maxAge = 86_400_000

/** Returns the file names of the stored uploads that are recent enough to continue, each name once. */
export const fileNamesOf = (
  stored: readonly Pick<PreviousUpload, 'metadata' | 'creationTime'>[],
  now: number,
): string[] => {
  const recent = stored.filter(({ creationTime }) => now - Date.parse(creationTime) < maxAge)
  return [...new Set(recent.flatMap(({ metadata }) => metadata.filename ?? []))]
}

/** Returns the file names of uploads that were interrupted because their tab was closed or reloaded. */
export async function findInterruptedUploads(now: number): Promise<string[]> {
  try {
    return fileNamesOf(await defaultOptions.urlStorage.findAllUploads(), now)
  } catch {
    // The browser forbids storage, so no upload can be resumed.
    return []
  }
}
