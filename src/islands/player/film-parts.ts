/** The component that is loaded at Play: the video with its controls. */
export { Video } from './Video.tsx'
