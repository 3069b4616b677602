/** The reasons why no camera is available: permission was denied, there is no camera, or another program uses it. */
export type CameraFailure = 'denied' | 'none' | 'busy'

const reasons: Readonly<Record<string, CameraFailure>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/**
 * Opens the rear camera, or returns the reason why it is not available. Browsers offer no camera without a secure
 * origin.
 */
export async function openCamera(): Promise<MediaStream | CameraFailure> {
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
