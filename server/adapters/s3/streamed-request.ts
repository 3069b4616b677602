/**
 * Returns a PUT request that streams the bytes, because `fetch` copies a body of bytes before it sends them: an upload
 * would need memory for two parts.
 */
export const createStreamedRequest = (bytes: Uint8Array): RequestInit & { duplex: 'half' } => ({
  method: 'PUT',
  headers: { 'content-length': String(bytes.length) },
  duplex: 'half',
  // A stream can be sent once, but the client repeats a request after a temporary failure, so it reads the body anew.
  get body() {
    return new ReadableStream({
      start(controller) {
        controller.enqueue(bytes)
        controller.close()
      },
    })
  },
})
