export { loadMessages } from './conversation-data.ts';
export { MessageListerButton } from './message-lister-button.tsx';
export { MessagesPage } from './messages-page.tsx';
