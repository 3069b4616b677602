/**
 * How many uploads of a call are read at the same time, in total and per visitor. Each upload is in memory until
 * its last byte has arrived.
 */
const most = { total: 16, ofVisitor: 6 }

/** Returns the limiter of the arriving uploads of one call, on this server alone. */
export function createUploadLimiter(limits = most) {
  const arriving = new Map<string, number>()
  let total = 0
  return {
    /**
     * Admits an upload of a visitor. Returns a function to call when the upload ends; undefined if too many uploads
     * are arriving.
     */
    enter(visitor: string): (() => void) | undefined {
      const own = arriving.get(visitor) ?? 0
      if (total >= limits.total || own >= limits.ofVisitor) return undefined
      total += 1
      arriving.set(visitor, own + 1)
      return () => {
        total -= 1
        const left = (arriving.get(visitor) ?? 1) - 1
        if (left > 0) arriving.set(visitor, left)
        else arriving.delete(visitor)
      }
    },
  }
}

export type UploadLimiter = ReturnType<typeof createUploadLimiter>
