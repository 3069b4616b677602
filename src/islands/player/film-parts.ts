/** The components that are loaded at Play, in one script. */
export { VideoTools } from './VideoTools.tsx'
export { Video } from './Video.tsx'
