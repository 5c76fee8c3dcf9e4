export { MessageLister } from './message-lister.tsx';
export { MessagesPage } from './messages-page.tsx';
export { MessagesPlaceholder } from './messages-placeholder.tsx';
