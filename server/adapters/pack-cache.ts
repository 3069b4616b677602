import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Clock } from '../ports/clock.ts'

interface PackCacheOptions {
  folder: string
  /** Reads a file of releases from the storage; undefined if it is not stored. */
  readStored: (key: string) => Promise<Buffer | undefined>
  clock: Clock
  cacheBytes: number
}

/**
 * For how long a missing file is not requested again, in milliseconds, and how many missing files are remembered.
 */
const missingFor = 10_000
const rememberedMissing = 1000

/**
 * The minimum age at which a pack is deleted from the folder, in milliseconds. A newer pack may come from this
 * server's publisher, which may not have stored it in the storage yet.
 */
const minimumEvictionAge = 10 * 60 * 1000

/** The packs and assets of releases in a folder, which are fetched from the storage when they are needed. */
export class PackCache {
  private readonly options: PackCacheOptions
  private readonly fetching = new Map<string, Promise<boolean>>()
  private readonly missingUntil = new Map<string, number>()
  private readonly usedAt = new Map<string, number>()
  private bytes: number | undefined

  constructor(options: PackCacheOptions) {
    this.options = options
  }

  /**
   * Fetches a file into the folder. Resolves to whether the folder now has the file. Concurrent requests for a file
   * fetch it once.
   */
  fetch(key: string): Promise<boolean> {
    if ((this.missingUntil.get(key) ?? 0) > this.options.clock()) return Promise.resolve(false)
    const running = this.fetching.get(key) ?? this.fetchOnce(key)
    this.fetching.set(key, running)
    return running
  }

  private async fetchOnce(key: string): Promise<boolean> {
    const { folder, readStored, clock } = this.options
    try {
      const bytes = await readStored(key)
      if (!bytes) {
        if (this.missingUntil.size >= rememberedMissing) this.missingUntil.clear()
        this.missingUntil.set(key, clock() + missingFor)
        return false
      }
      const path = join(folder, key)
      await mkdir(dirname(path), { recursive: true })
      const part = `${path}.${randomUUID()}.part`
      await writeFile(part, bytes)
      await rename(part, path)
      this.usedAt.set(key, clock())
      if (key.startsWith('packs/')) await this.makeRoom(bytes.length)
      return true
    } finally {
      this.fetching.delete(key)
    }
  }

  /**
   * Deletes the packs that were fetched or created longest ago, until the total size of all packs is within the
   * limit.
   */
  private async makeRoom(added: number): Promise<void> {
    const { folder, cacheBytes, clock } = this.options
    if (this.bytes !== undefined) this.bytes += added
    if (this.bytes !== undefined && this.bytes <= cacheBytes) return
    const files = await this.packs(join(folder, 'packs'))
    this.bytes = files.reduce((sum, { size }) => sum + size, 0)
    for (const { key, size, at } of files.toSorted((a, b) => a.at - b.at)) {
      if (this.bytes <= cacheBytes || clock() - at < minimumEvictionAge) return
      await rm(join(folder, key), { force: true })
      this.usedAt.delete(key)
      this.bytes -= size
    }
  }

  private async packs(folder: string): Promise<{ key: string; size: number; at: number }[]> {
    const names = await readdir(folder)
    const found = await Promise.all(
      names.map(async (name) => {
        const file = await stat(join(folder, name)).catch(() => undefined)
        const key = `packs/${name}`
        return file?.isFile()
          ? [{ key, size: file.size, at: Math.max(file.mtimeMs, this.usedAt.get(key) ?? 0) }]
          : []
      }),
    )
    return found.flat()
  }
}
