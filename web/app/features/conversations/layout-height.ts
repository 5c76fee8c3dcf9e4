/** Written out, because the style sheet is made from the words it finds in the source. */
export const layoutHeight = 'h-[600px]';
