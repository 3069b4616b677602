/** The components that are loaded at Play, in one script. */

export { Video } from './Video.tsx'
export { VideoTools } from './VideoTools.tsx'
