import { defaultOptions, type PreviousUpload } from 'tus-js-client'

/** The milliseconds after which an interrupted upload is not offered any more; the server then discards it. */
const maxAge = 86_400_000

/** Returns the names of the files among the stored uploads that can be continued, each once. */
export const fileNamesOf = (
  stored: readonly Pick<PreviousUpload, 'metadata' | 'creationTime'>[],
  now: number,
): string[] => {
  const recent = stored.filter(({ creationTime }) => now - Date.parse(creationTime) < maxAge)
  return [...new Set(recent.flatMap(({ metadata }) => metadata.filename ?? []))]
}

/** Returns the names of the files whose upload a closed or reloaded tab interrupted. */
export async function findInterruptedUploads(now: number): Promise<string[]> {
  try {
    return fileNamesOf(await defaultOptions.urlStorage.findAllUploads(), now)
  } catch {
    // The browser forbids storage: no upload can be continued.
    return []
  }
}
