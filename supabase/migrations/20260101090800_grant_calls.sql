-- PostgreSQL lets everybody call a new function: revoke it in the migration that creates it.
revoke execute on all functions in schema forms, privacy, operations from public;
grant execute on function
  forms.join_waitlist,
  forms.count_submission,
  forms.submit_message,
  forms.claim_messages,
  forms.mark_delivered,
  forms.mark_failed,
  forms.note_direct_mails,
  forms.tell_held_back,
  forms.note_delivery_run,
  privacy.delete_expired,
  operations.health
to site_functions;
