/** The components that are loaded at Play, in one script. */
export { Tools } from './Tools.tsx'
export { Video } from './Video.tsx'
