export { findAffected } from './find-affected.ts';
