/** Why there is no camera: it may not be used, there is none, or another program has it. */
export type NoCamera = 'denied' | 'none' | 'busy'

const reasons: Readonly<Record<string, NoCamera>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** Asks for the camera that looks away from the reader; a word where it can't be had. Browsers have none without a safe origin. */
export async function openCamera(): Promise<MediaStream | NoCamera> {
  if (!navigator.mediaDevices) return 'none'
  const video = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }
  try {
    return await navigator.mediaDevices.getUserMedia({ video, audio: false })
  } catch (error) {
    return reasons[(error as DOMException).name] ?? 'none'
  }
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
