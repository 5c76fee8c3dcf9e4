-- When somebody hid the list of what their agency has yet to set up.
alter table account add column first_steps_hidden_at timestamptz;
