-- Viewings to come that were lost with an account were known by their note; now by the step that ended them, as others.
update viewing set ended_step = 'suspend', ended_by = 'moderator'
  where ended_step is null and status = 'cancelled-by-lister' and starts_at > now()
    and note = 'This landlord’s or agent’s homes are off Letfair for now.';
update viewing set ended_step = 'close'
  where ended_step is null and status = 'cancelled-by-lister' and starts_at > now()
    and note = 'The landlord or agent has closed their account.';
