const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text from outside can be the id of something; ours are written in small letters. */
export const isUuid = (text: string): boolean => uuid.test(text);
