-- Emails about something that moves on are written again when they are sent, and a newer one about the same thing
-- deletes those that wait for the mail server. `rewrite` is null for all others and once an email has been sent.
alter table mail add column topic text check (char_length(topic) <= 200);
alter table mail add column rewrite jsonb check (octet_length(rewrite::text) <= 20000);
create index mail_waiting_by_topic on mail (topic) where topic is not null and sent_at is null;
