/** How many uploads of a call are read at the same time, and how many of one visitor: each lies in memory until its last byte has come. */
const most = { inAll: 16, ofVisitor: 6 }

/** The room for uploads of one call while they arrive, on this server alone. */
export function openUploadRoom(limits = most) {
  const arriving = new Map<string, number>()
  let inAll = 0
  return {
    /** Enters an upload of a visitor; returns how it leaves, or undefined where there is no room. */
    enter(visitor: string): (() => void) | undefined {
      const own = arriving.get(visitor) ?? 0
      if (inAll >= limits.inAll || own >= limits.ofVisitor) return undefined
      inAll += 1
      arriving.set(visitor, own + 1)
      return () => {
        inAll -= 1
        const left = (arriving.get(visitor) ?? 1) - 1
        if (left > 0) arriving.set(visitor, left)
        else arriving.delete(visitor)
      }
    },
  }
}

export type UploadRoom = ReturnType<typeof openUploadRoom>
