-- Homes near a station of Northern Ireland have a flag that their search rows lack: the next start computes them anew.
update search_flag set is_filled = false where name = 'near-station';
