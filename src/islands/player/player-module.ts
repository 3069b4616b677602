/** The component that is loaded when the learner starts a video: the video with its controls. */
export { Video } from './Video.tsx'
